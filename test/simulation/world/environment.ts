const machine = (name: string): string =>
  `arn:aws:states:sa-east-1:111122223333:stateMachine:${name}`;

/** What a function finds in its environment. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  TABLE_NAME: 'simulation',
  SERVICE_VERSION: 'simulation',
  POSTS_PER_UNIT_MAX: '0', // desks of the simulation post faster than any real one
  PERSON_RETENTION_YEARS: '10',
  EVENT_BUS_NAME: 'simulation',
  DEAD_LETTERS_URL: 'https://queues.example/dead',
  VERIFY_BASE_URL: 'https://papeles.example',
  API_BASE_URL: 'https://api.example',
  MAIL_FROM: 'papeles@casino.example',
  TOURNAMENT_CLOSING_ARN: machine('closing'),
  TABLE_SETTLEMENT_ARN: machine('table'),
  CLASSIFICATION_RECEIPT_ARN: machine('classification'),
  LNSE_EXPORT_ARN: machine('export'),
  NIGHTLY_ANCHOR_ARN: machine('anchor'),
};
