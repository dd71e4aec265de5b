import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import exceljs, { type Workbook } from 'exceljs';

/** Whether LibreOffice is here to compute a workbook again. */
export const engine = spawnSync('soffice', ['--version']).status === 0;

/** Into the folder `out`, with a profile of its own that always computes on loading; the default trusts what it finds. */
export const recalculate = async (folder: string, names: readonly string[]): Promise<void> => {
  const profile = join(folder, 'profile');
  const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings);
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  await promisify(execFile)('soffice', [
    `-env:UserInstallation=file://${profile}`,
    ...['--headless', '--convert-to', 'xlsx', '--outdir', join(folder, 'out')],
    ...files,
  ]);
};

export const read = async (bytes: Uint8Array): Promise<Workbook> => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook;
};

type FormulaCell = { sheet: string; address: string; formula: string; result: unknown };

export const formulaCells = (workbook: Workbook): FormulaCell[] => {
  const found: FormulaCell[] = [];
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula)
          found.push({
            sheet: sheet.name,
            address: cell.address,
            formula: cell.formula,
            result: cell.result,
          });
      }),
    ),
  );
  return found;
};
