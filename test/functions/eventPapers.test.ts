import { describe, expect, it } from 'vitest';
import { issueEventPapers } from '../../functions/papers/orders/eventSettlement.ts';
import type { IssuedPaper } from '../../reports/model/paper.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  settlementFiled,
  started,
  undo,
} from '../domain/tournament/inPlay.ts';
import { OPERATOR, onDay, pressAfter } from './support/press.ts';

const T = 'T1';
const finished = [...started(7), lock(), ...bustDownTo(2, 7)];
const papersOf = async (commands: typeof finished, closing: number) => {
  const { press, read } = await pressAfter(T, commands);
  const order = { operator: OPERATOR, tournamentId: T, closing };
  const { settlement, acta } = await issueEventPapers(press, order);
  return { settlement: await read(settlement.modelKey), acta: await read(acta.modelKey) };
};

describe('The settlement of an event is of the jornada it was played in [R123-IV-6.p4]', () => {
  it('also when it is closed after the hour of change', async () => {
    const { settlement, acta } = await papersOf([...finished, close(null, onDay('2014-05-10'))], 1);
    expect(settlement).toMatchObject({ jornada: '2014-05-09', version: 1 });
    expect(settlement.subtitle).toBe('Sit & Go · Jornada 09/05/2014');
    expect(acta.jornada).toBe(settlement.jornada);
  });

  it('also when a late correction closes it again days later, and says why', async () => {
    const later = onDay('2014-05-12');
    const corrected = [
      ...finished,
      close(),
      settlementFiled(),
      undo('exit E2', { late: true, reason: 'Se cargó al revés', ...later }),
      eliminate(9, { E1: 500 }, { exitId: 'right', ...later }),
      close(null, later),
    ];
    const { settlement } = await papersOf(corrected, 2);
    expect(settlement).toMatchObject({ jornada: '2014-05-09', version: 2 });
    expect(settlement.replaces).toEqual({
      version: 1,
      reason: 'Corrección posterior a la liquidación: Se cargó al revés (legajo 1002).',
    });
  });
});

describe('A settlement names the receipts that hold [R123-I-73] [R123-IV-9.1.p5]', () => {
  it('leaves out one that a correction withdrew and nobody confirmed again', async () => {
    const confirmed = [...finished, confirm('E1'), confirm('E2'), close()];
    expect(receiptsOf((await papersOf(confirmed, 1)).settlement)).toEqual([
      '0009-00000001',
      '0009-00000002',
    ]);
    const corrected = [
      ...confirmed,
      undo('exit E2'),
      eliminate(9, { E1: 500 }, { exitId: 'right' }),
      confirm('E2'),
      close(),
    ];
    expect(receiptsOf((await papersOf(corrected, 2)).settlement)).toEqual(['0009-00000002']);
  });
});

/** Classification receipts in the list of payments. */
const receiptsOf = ({ blocks }: IssuedPaper): string[] =>
  blocks
    .flatMap((block) => (block.block === 'table' && block.key === 'pagos' ? block.rows : []))
    .flatMap(({ cells }) => (cells[2]?.kind === 'text' ? [cells[2].value] : []));
