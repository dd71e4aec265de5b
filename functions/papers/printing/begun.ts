import { formatDay } from '../../../domain/time/calendar.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { jornadaText } from '../../../reports/format/date.ts';
import type { Ports } from '../../shared/ports.ts';
import { type FieldError, Refusal } from '../../shared/problems/refusal.ts';
import { localTime } from '../../shared/time.ts';

/**
 * A paper of days to come would be numbered and locked, and say nothing.
 *
 * @throws {Refusal} `request.invalid` when the room's calendar has not come to that day
 */
export const assertBegun = (
  ports: Pick<Ports, 'now'>,
  from: string,
  where: Pick<FieldError, 'in' | 'pointer'>,
): void => {
  const today = formatDay(localTime(ports.now()));
  if (from > today)
    throw new Refusal('request.invalid', {}, [
      {
        ...where,
        detail: {
          en: `It begins on ${from}, after today, ${today}.`,
          es: `Empieza el ${jornadaText(from as Jornada)}, después de hoy, ${jornadaText(today as Jornada)}.`,
        },
      },
    ]);
};
