import { checksumElements } from '../checksums.ts';
import { versionHeader } from '../objectHeaders.ts';
import type { Operation } from '../operation.ts';
import type { StoredVersion } from '../records.ts';
import { S3Error } from '../s3Error.ts';
import { writeXml, type XmlValue } from '../xml.ts';
import { findVersion } from './findVersion.ts';

const ATTRIBUTES: Record<string, (version: StoredVersion) => XmlValue> = {
  ETag: ({ etag }) => etag,
  ObjectSize: ({ size }) => size,
  StorageClass: () => 'STANDARD',
  Checksum: ({ checksums }) => ({ ...checksumElements(checksums), ChecksumType: 'FULL_OBJECT' }),
};

/** GetObjectAttributes: those that were asked for. */
export const getAttributes: Operation = async (stores, call) => {
  const { bucket, version } = await findVersion(stores, call);
  const asked = (call.headers['x-amz-object-attributes'] ?? '').split(',').map((a) => a.trim());
  const unknown = asked.find((name) => !Object.hasOwn(ATTRIBUTES, name));
  if (unknown !== undefined) throw new S3Error('InvalidArgument', `No attribute ${unknown}`);
  return {
    status: 200,
    headers: {
      'last-modified': new Date(version.writtenAt).toUTCString(),
      ...versionHeader(bucket, version.versionId),
    },
    body: writeXml(
      'GetObjectAttributesResponse',
      Object.fromEntries(asked.map((name) => [name, ATTRIBUTES[name]?.(version)])),
    ),
  };
};
