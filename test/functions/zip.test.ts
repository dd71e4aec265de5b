import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { entriesOf, papersFor } from '../../functions/documents/zipContents.ts';
import { indexOf } from '../../functions/documents/zipIndex.ts';
import { zipOf, zipStream } from '../../functions/shared/zip.ts';
import { unzip } from '../../infra/demo/unzip.ts';
import { PAPER_KINDS } from '../../reports/model/kinds.ts';
import { JORNADA, settledDay, T } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

const names = Array.from({ length: 40 }, (_, index) => `2014-05-09/LM/ñandú-${index}.pdf`);
const bodyOf = (name: string) => Buffer.from(name.repeat(50));

describe('A ZIP of papers', () => {
  it('streams its files in order, with a few on their way and no more at once', async () => {
    let reading = 0;
    let most = 0;
    const entries = names.map((path) => ({
      path,
      read: async () => {
        reading += 1;
        most = Math.max(most, reading);
        await new Promise((resolve) => setTimeout(resolve, 1));
        reading -= 1;
        return bodyOf(path);
      },
    }));
    const zip = await buffer(zipStream(entries));
    for (const name of names) expect(zip.includes(bodyOf(name))).toBe(true);
    expect(zip.indexOf(bodyOf(names[0]!))).toBeLessThan(zip.indexOf(bodyOf(names[39]!)));
    expect(most).toBeLessThanOrEqual(8);
  });

  it('ends with the error of a file that cannot be read', async () => {
    const read = async (): Promise<Uint8Array> => {
      throw new Error('gone');
    };
    await expect(buffer(zipStream([{ path: 'a', read }]))).rejects.toThrow('gone');
  });

  it('of files in memory is the same bytes each time, with the files as they are', async () => {
    const files = new Map(names.map((name) => [name, bodyOf(name)]));
    const zip = await zipOf(files);
    expect(await zipOf(files)).toEqual(zip);
    expect(new Map([...unzip(zip)].map(([name, body]) => [name, Buffer.from(body)]))).toEqual(
      files,
    );
  });
});

describe('What a ZIP of a period holds', () => {
  const paths = async (asked: object) => {
    const { sealer } = await settledDay();
    const range = { from: JORNADA, until: JORNADA };
    const papers = await papersFor(sealer.ports.table, OPERATOR, { ...range, ...asked }, 100);
    return entriesOf(sealer.archive, papers).map(({ path }) => path);
  };

  it.each([
    [{}, ['AS', 'LM', 'LT']],
    [{ kind: 'LM' }, ['LM']],
    [{ tournamentId: T }, ['AS', 'LM', 'LT']],
    [{ tournamentId: 'another' }, []],
    [{ venue: 'Buque Estrella de la Fortuna' }, ['AS', 'LM', 'LT']],
    [{ venue: 'otra' }, []],
    [{ from: '2014-05-10', until: '2014-05-11' }, []],
  ] as const)('for %j is the files of %j, and the index', async (asked, kinds) => {
    const files = kinds.flatMap((kind) =>
      PAPER_KINDS[kind].formats.map(
        (format) => `${JORNADA}/${kind}/${kind}-0001-00000001_v1.${format}`,
      ),
    );
    const found = await paths(asked);
    expect(found[0]).toBe('indice.csv');
    expect(found.slice(1).sort()).toEqual(files.sort());
  });
});

describe('The index of a ZIP of papers', () => {
  const paper = (version: number, marks: object = {}) =>
    ({
      ...{ jornada: '2014-05-09', kind: 'LM', documentId: 'LM-0001-00000001', version },
      voided: null,
      number: { point: 1, number: 1 },
      files: [{ format: 'pdf', key: 'k', sha256: 'ab', bytes: 7 }],
      ...marks,
    }) as never;

  it('says which version of a paper holds, which was replaced and which is void', () => {
    const voided = { reason: '=1+1, mal', at: '' };
    const lines = indexOf([paper(1, { replacedBy: 2 }), paper(2), paper(1, { voided })]);
    expect(lines).toMatch(/^\ufeffjornada,papel,número,/);
    expect(lines.split('\r\n').slice(1, -1)).toEqual([
      '2014-05-09,LM,0001-00000001,1,Reemplazado por la versión 2,2014-05-09/LM/LM-0001-00000001_v1.pdf,7,ab',
      '2014-05-09,LM,0001-00000001,2,Vigente,2014-05-09/LM/LM-0001-00000001_v2.pdf,7,ab',
      '2014-05-09,LM,0001-00000001,1,"Anulado: =1+1, mal",2014-05-09/LM/LM-0001-00000001_v1.pdf,7,ab',
    ]);
  });
});
