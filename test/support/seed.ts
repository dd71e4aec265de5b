import fc from 'fast-check';

/**
 * Every run tries the same values, so that a test fails because of what changed and not by chance.
 * `PROPERTY_SEED=$RANDOM npm test` looks further.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1232013) });
