import type { ExportRecord } from './record.ts';

/** An edition as the API shows it; where its files lie and who got which mail is not told. */
export const toReply = ({
  jornada,
  edition,
  preparedAt,
  report,
  manifestSha256,
  anchor,
  delivered,
  deliveries,
}: ExportRecord) => ({
  jornada,
  edition,
  status: delivered ? 'delivered' : manifestSha256 === null ? 'prepared' : 'sealed',
  preparedAt,
  report: { documentId: report.documentId, version: report.version, hash: report.hash },
  manifestSha256,
  anchor,
  deliveries: deliveries.map(({ fiscalizerId, at }) => ({ fiscalizerId, at })),
});
