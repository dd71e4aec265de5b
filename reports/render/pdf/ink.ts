/** The operators of one sheet, as bytes: written as they come, never held as pieces of text. */
export type Ink = {
  /** Characters of Latin-1. */
  readonly write: (text: string) => void;
  /** A number with two decimals at most, as short as it can be. */
  readonly number: (value: number) => void;
  /** What was written, good until the next is; the ink is empty after. */
  readonly take: () => Uint8Array;
};

const FIRST_BYTES = 65_536;
const NUMBER_BYTES_MAX = 24;
const [MINUS, POINT, ZERO] = [0x2d, 0x2e, 0x30];

export const openInk = (): Ink => {
  let bytes = Buffer.allocUnsafe(FIRST_BYTES);
  let length = 0;
  const reserve = (more: number) => {
    if (length + more <= bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, length + more));
    bytes.copy(larger, 0, 0, length);
    bytes = larger;
  };
  const write: Ink['write'] = (text) => {
    reserve(text.length);
    for (let place = 0; place < text.length; place += 1) {
      bytes[length] = text.charCodeAt(place);
      length += 1;
    }
  };
  const whole = (value: number) => {
    if (value >= 10) whole(Math.trunc(value / 10));
    bytes[length] = ZERO + (value % 10);
    length += 1;
  };
  const number: Ink['number'] = (value) => {
    reserve(NUMBER_BYTES_MAX);
    const hundredths = Math.abs(Math.round(value * 100));
    if (hundredths > 0 && value < 0) {
      bytes[length] = MINUS;
      length += 1;
    }
    whole(Math.trunc(hundredths / 100));
    const rest = hundredths % 100;
    if (rest === 0) return;
    bytes[length] = POINT;
    length += 1;
    if (rest % 10 === 0) whole(rest / 10);
    else {
      bytes[length] = ZERO + Math.trunc(rest / 10);
      bytes[length + 1] = ZERO + (rest % 10);
      length += 2;
    }
  };
  const take: Ink['take'] = () => {
    const written = bytes.subarray(0, length);
    length = 0;
    return written;
  };
  return { write, number, take };
};
