import { AwsError } from '../awsError.ts';

const NAME = /^[^\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]{1,80}$/u;
const INPUT_BYTES_MAX = 262_144;

/**
 * Refuses a start that AWS would refuse.
 *
 * @throws {AwsError} `InvalidName`, `InvalidExecutionInput`
 */
export const assertStart = (name: string, input: string): void => {
  if (!NAME.test(name)) throw new AwsError('InvalidName', `Invalid Name: '${name}'`);
  if (Buffer.byteLength(input) > INPUT_BYTES_MAX)
    throw new AwsError('InvalidExecutionInput', `The input is over ${INPUT_BYTES_MAX} bytes.`);
  try {
    JSON.parse(input);
  } catch {
    throw new AwsError('InvalidExecutionInput', 'The input is not JSON.');
  }
};
