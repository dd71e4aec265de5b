import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { cellText } from '../../reports/format/cell.ts';
import { buildRp } from '../../reports/papers/rp.ts';
import { rpInput } from './golden/inputs.ts';
import { factsOf, notesOf } from './golden/reading.ts';

describe('The receipt of a prize [R123-I-66] [R123-IV-9.1.p5]', () => {
  it('names the document shown, the receipt handed in, the payment and its means', () => {
    expect(factsOf(buildRp(rpInput()))).toMatchObject({
      'Nombre completo': 'Ejemplo, Ana María',
      'Documento exhibido': 'DNI\u00a012.345.671',
      'Comprobante de clasificación N.º': '0004-00000018',
      'N.º de pago': '0003-00000040',
      'Medio de pago': 'Efectivo',
      Posición: '1.ª',
    });
  });

  it.each([
    [3, null, 'premio de la posición 3.ª del torneo', 'Posición'],
    [3, 4, 'premio de las posiciones 3.ª y 4.ª del torneo', 'Posiciones'],
    [3, 5, 'premio de las posiciones 3.ª a 5.ª del torneo', 'Posiciones'],
  ])('names place %s, shared through %s, in its number', (position, sharedThrough, said, label) => {
    const input = rpInput();
    const paper = buildRp({ ...input, standing: { ...input.standing, position, sharedThrough } });
    expect(notesOf(paper)).toContain(said);
    expect(factsOf(paper)).toHaveProperty([label]);
  });

  it('is signed by the player first', () => {
    expect(buildRp(rpInput()).signatures[0]).toEqual({
      role: 'Jugador',
      name: 'Ejemplo, Ana María',
      idLabel: 'Documento',
      id: 'DNI\u00a012.345.671',
    });
  });
});

describe('A prize is paid whole, with the notice of taxes [R123-I-67]', () => {
  it('pays 75.040 of a prize of 75.040', () => {
    const input = rpInput();
    const paper = buildRp({ ...input, paid: { ...input.paid, amount: centavos(7_504_000) } });
    expect(cellText(paper.keyFigures[0]!.value)).toBe('$\u00a075.040,00');
    expect(paper.amountInWords).toBe(7_504_000);
    expect(notesOf(paper)).toContain('impuestos');
  });
});
