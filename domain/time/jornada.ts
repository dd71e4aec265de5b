/** A gaming day, `YYYY-MM-DD`: a date of its own, stored on every fact (decision J1). */
export type Jornada = string & { readonly __unit: 'jornada' };

/** A point in time, RFC 3339 in UTC, `2014-05-09T23:02:00.000Z`. */
export type Instant = string & { readonly __unit: 'instant' };
