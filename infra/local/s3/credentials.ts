import type { S3Request } from './request.ts';
import { S3Error, type S3ErrorCode } from './s3Error.ts';

/** Who claims to have signed a request, what they covered, and how to check it. */
export type SignatureClaims = {
  accessKeyId: string;
  /** `day/region/service/aws4_request` */
  scope: readonly [day: string, region: string, service: string];
  signedHeaders: readonly string[];
  signature: string;
  /** `YYYYMMDDTHHMMSSZ` */
  stamp: string;
  payloadHash: string;
};

const SKEW_MILLISECONDS_MAX = 15 * 60_000;
const EXPIRES_SECONDS_MAX = 7 * 24 * 3600;
const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * Reads the claims of a signed request, from its query (presigned) or its headers, and holds them
 * to their time.
 *
 * @throws {S3Error} `AccessDenied` (unsigned, expired), `RequestTimeTooSkewed`, malformed claims
 */
export const readClaims = (request: S3Request, now: number): SignatureClaims =>
  request.query.has('X-Amz-Signature') ? fromQuery(request, now) : fromHeaders(request, now);

const fromQuery = ({ query, headers }: S3Request, now: number): SignatureClaims => {
  const malformed = 'AuthorizationQueryParametersError';
  const stamp = query.get('X-Amz-Date') ?? '';
  const signedAt = parseStamp(stamp, malformed);
  const expires = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  if (query.get('X-Amz-Algorithm') !== ALGORITHM) throw new S3Error(malformed);
  if (!Number.isInteger(expires) || expires < 1 || expires > EXPIRES_SECONDS_MAX)
    throw new S3Error(malformed);
  if (now < signedAt - SKEW_MILLISECONDS_MAX)
    throw new S3Error('AccessDenied', 'Request is not valid yet');
  if (now > signedAt + expires * 1000) throw new S3Error('AccessDenied', 'Request has expired');

  const signedHeaders = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const headerHash = signedHeaders.includes('x-amz-content-sha256')
    ? headers['x-amz-content-sha256']
    : undefined;
  return {
    ...parseScope(query.get('X-Amz-Credential') ?? '', stamp, malformed),
    signedHeaders,
    signature: query.get('X-Amz-Signature') ?? '',
    stamp,
    payloadHash: query.get('X-Amz-Content-Sha256') ?? headerHash ?? 'UNSIGNED-PAYLOAD',
  };
};

const fromHeaders = ({ headers }: S3Request, now: number): SignatureClaims => {
  const malformed = 'AuthorizationHeaderMalformed';
  const authorization = headers['authorization'];
  if (authorization === undefined) throw new S3Error('AccessDenied');
  const [algorithm, ...rest] = authorization.split(' ');
  if (algorithm !== ALGORITHM) throw new S3Error(malformed);
  const fields = new URLSearchParams(rest.join('').replaceAll(',', '&'));
  const stamp = headers['x-amz-date'] ?? '';
  if (Math.abs(now - parseStamp(stamp, malformed)) > SKEW_MILLISECONDS_MAX)
    throw new S3Error('RequestTimeTooSkewed');
  const payloadHash = headers['x-amz-content-sha256'];
  if (payloadHash === undefined) throw new S3Error('MissingSecurityHeader');

  return {
    ...parseScope(fields.get('Credential') ?? '', stamp, malformed),
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    stamp,
    payloadHash,
  };
};

const parseScope = (
  credential: string,
  stamp: string,
  malformed: S3ErrorCode,
): Pick<SignatureClaims, 'accessKeyId' | 'scope'> => {
  const [accessKeyId, day, region, service, terminator, ...rest] = credential.split('/');
  if (!accessKeyId || !day || !region || !stamp.startsWith(`${day}T`)) throw new S3Error(malformed);
  if (service !== 's3' || terminator !== 'aws4_request' || rest.length > 0)
    throw new S3Error(malformed);
  return { accessKeyId, scope: [day, region, service] };
};

const parseStamp = (stamp: string, malformed: S3ErrorCode): number => {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp);
  if (!match) throw new S3Error(malformed);
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number);
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);
};
