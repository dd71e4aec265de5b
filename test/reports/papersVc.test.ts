import { describe, expect, it } from 'vitest';
import { centavos } from '../../domain/money/centavos.ts';
import { cellText } from '../../reports/format/cell.ts';
import { buildVc } from '../../reports/papers/vc.ts';
import { vcInput } from './golden/inputs.ts';
import { factsOf } from './golden/reading.ts';

describe('The voucher of a purchase [R123-IV-1.2]', () => {
  it('says order number, full name, document and amount: order 37, Pérez, Ana, $ 2.000', () => {
    const input = vcInput();
    const paper = buildVc({
      ...input,
      person: {
        entryNumber: 37,
        personName: { surnames: 'Pérez', givenNames: 'Ana' },
        document: { kind: 'DNI', number: '30111222' },
      },
      paid: { ...input.paid, price: centavos(200_000), voucher: { point: 3, number: 37 } },
    });
    expect(factsOf(paper)).toMatchObject({
      'Nombre completo': 'Pérez, Ana',
      Documento: 'DNI\u00a030.111.222',
      'N.º de orden': '0003-00000037',
    });
    expect(cellText(paper.keyFigures[0]!.value)).toBe('$\u00a02.000,00');
    expect(paper.amountInWords).toBe(200_000);
  });

  it('prints the document actually used when it is not a DNI', () => {
    const input = vcInput();
    const document = { kind: 'PASSPORT', number: 'AAB123456' } as const;
    const paper = buildVc({ ...input, person: { ...input.person, document } });
    expect(factsOf(paper)['Documento']).toBe('Pasaporte\u00a0AAB123456');
  });

  it('is an original and a duplicate, signed by cashier and player', () => {
    const { slips, signatures } = buildVc(vcInput());
    expect(slips?.map((slip) => slip.split(',')[0])).toEqual(['Original', 'Duplicado']);
    expect(signatures.map(({ role, id }) => [role, id])).toEqual([
      ['Cajero', '1042'],
      ['Jugador', 'DNI\u00a012.345.673'],
    ]);
  });
});

describe('The voucher of a Sit & Go [R123-IV-11.2]', () => {
  it('names the Sit & Go and the table that the purchase is charged to', () => {
    expect(factsOf(buildVc(vcInput()))).toMatchObject({
      'Sit & Go N.º': '14-SG-0311, Sit & Go Nocturno',
      Mesa: '21',
      'Fichas a recibir': '20.000',
      'Concepto, fecha y hora': 'IN, compra inicial (Buy In), 09/05/2014\u00A019:03',
    });
  });

  it('says that it is a copy from the second print on', () => {
    expect(buildVc(vcInput(1)).copyMark).toBeUndefined();
    expect(buildVc(vcInput(2)).copyMark).toBe('Segunda impresión');
    expect(buildVc(vcInput(6)).copyMark).toBe('Impresión N.º\u00a06');
  });
});
