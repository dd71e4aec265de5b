/** Status and text of every error this front can give; the codes are those of Amazon S3. */
const ERRORS = {
  AccessDenied: [403, 'Access Denied'],
  AuthorizationHeaderMalformed: [400, 'The authorization header you provided is invalid.'],
  AuthorizationQueryParametersError: [400, 'The signed query parameters are not valid.'],
  BadDigest: [400, 'The checksum you specified did not match what we received.'],
  BucketAlreadyOwnedByYou: [409, 'The bucket exists and you own it.'],
  EntityTooLarge: [400, 'Your upload exceeds the maximum allowed size.'],
  EntityTooSmall: [400, 'A part other than the last is smaller than 5 MiB.'],
  IncompleteBody: [400, 'The body does not hold the number of bytes that was announced.'],
  InternalError: [500, 'We encountered an internal error.'],
  InvalidAccessKeyId: [403, 'The access key id you provided does not exist.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidBucketName: [400, 'The specified bucket is not valid.'],
  InvalidBucketState: [409, 'The request is not valid with the current state of the bucket.'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidRange: [416, 'The requested range is not satisfiable.'],
  InvalidRequest: [400, 'Invalid Request'],
  InvalidTag: [400, 'The tags you provided are not valid.'],
  InvalidURI: [400, 'The URI could not be parsed.'],
  KeyTooLongError: [400, 'Your key is too long.'],
  MalformedTrailerError: [400, 'The trailer was not well formed or did not match the header.'],
  MalformedXML: [400, 'The XML you provided was not well formed or did not validate.'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  MissingSecurityHeader: [400, 'Your request is missing a required header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchObjectLockConfiguration: [404, 'The object has no Object Lock configuration.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NoSuchVersion: [404, 'The specified version does not exist.'],
  NotImplemented: [501, 'This front does not implement what you asked for.'],
  ObjectLockConfigurationNotFoundError: [404, 'The bucket has no Object Lock configuration.'],
  PreconditionFailed: [412, 'At least one of the preconditions you specified did not hold.'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and ours is too large.'],
  SignatureDoesNotMatch: [403, 'The signature we calculated does not match the one you provided.'],
  XAmzContentSHA256Mismatch: [400, 'The x-amz-content-sha256 you specified did not match.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The code of an error reply, as SDK clients read it. */
export type S3ErrorCode = keyof typeof ERRORS;

/** A refusal that becomes the XML error document of S3. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly code: S3ErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: S3ErrorCode, message?: string, headers: Readonly<Record<string, string>> = {}) {
    super(message ?? ERRORS[code][1]);
    this.code = code;
    this.status = ERRORS[code][0];
    this.headers = headers;
  }
}
