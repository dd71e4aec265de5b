/** How a Lambda function is run. The key of each plan is its bundle, `functions/<key>.ts`. */
export type FunctionPlan = {
  readonly entry: string;
  readonly timeoutSeconds: number;
  readonly memoryMib: number;
  readonly purpose: string;
};

const HTTP_TIMEOUT_SECONDS = 28; // under the 29 s of the gateway, so that the reply is ours

const http = (resource: string, purpose: string): FunctionPlan => ({
  entry: `functions/${resource}/index.ts`,
  timeoutSeconds: HTTP_TIMEOUT_SECONDS,
  memoryMib: 512,
  purpose,
});

/** One function per resource folder answers its HTTP routes. */
export const HTTP_FUNCTIONS = {
  tournaments: http('tournaments', 'Tournaments: entries, seats, exits, prizes'),
  tables: http('tables', 'Bank tables: days, movements of chips, rounds'),
  jackpots: http('jackpots', 'Progressive jackpots: meters, awards, statements'),
  registry: http('registry', 'Operator, staff, restrictions, bands and regimes'),
  cage: http('cage', 'Shifts of the cashiers and their renderings'),
  rulings: http('rulings', 'Floor rulings, their appeals and the infractions'),
  documents: {
    ...http('documents', 'Lists papers and hands out short-lived links'),
    memoryMib: 1024,
  },
  printing: {
    ...http('printing', 'Draws the papers that somebody asks for'),
    memoryMib: 2048,
  },
  exports: http('exports', 'Exports of jornadas: lists them, hands them out, asks for one'),
  accounting: http('accounting', 'Ledger lines, journal entries, what is owed and deposited'),
  fiscal: http('fiscal', 'Actas, consents and sign-offs of the fiscalizers'),
  verify: http('verify', 'Tells anybody whether a paper is authentic'),
  system: http('system', 'Health and the OpenAPI document'),
} as const satisfies Record<string, FunctionPlan>;

/** What runs behind: on the table's stream, on the bus, in state machines, by the clock. */
export const BACKGROUND_FUNCTIONS = {
  publish: {
    entry: 'functions/stream/publish.ts',
    timeoutSeconds: 30,
    memoryMib: 256,
    purpose: 'Publishes commits from the table stream to the bus',
  },
  papers: {
    entry: 'functions/papers/index.ts',
    timeoutSeconds: 60,
    memoryMib: 1024,
    purpose: 'Issues vouchers and prize receipts as they are sold and paid',
  },
  start: {
    entry: 'functions/workflow/start.ts',
    timeoutSeconds: 30,
    memoryMib: 256,
    purpose: 'Starts a state machine under a name that a second start finds',
  },
  tasks: {
    entry: 'functions/workflow/tasks.ts',
    timeoutSeconds: 120,
    memoryMib: 1024,
    purpose: 'Settles and files: the tasks of the state machines',
  },
  proof: {
    entry: 'functions/workflow/exportTasks.ts',
    timeoutSeconds: 300,
    memoryMib: 2048,
    purpose: 'Takes anchors, seals exports and sends them',
  },
  render: {
    entry: 'functions/workflow/render.ts',
    timeoutSeconds: 300,
    memoryMib: 2048,
    purpose: 'Draws one file of one paper',
  },
  print: {
    entry: 'functions/workflow/print.ts',
    timeoutSeconds: 300,
    memoryMib: 2048,
    purpose: 'Issues and draws one paper of a closed event',
  },
  sweep: {
    entry: 'functions/scheduled/sweep.ts',
    timeoutSeconds: 60,
    memoryMib: 256,
    purpose: 'Looks for what is due and not done',
  },
  claims: {
    entry: 'functions/identity/claims.ts',
    timeoutSeconds: 5,
    memoryMib: 256,
    purpose: 'Puts operator and venue of a client into its tokens',
  },
} as const satisfies Record<string, FunctionPlan>;

export const FUNCTIONS = { ...HTTP_FUNCTIONS, ...BACKGROUND_FUNCTIONS };

export type HttpResource = keyof typeof HTTP_FUNCTIONS;
export type FunctionName = keyof typeof FUNCTIONS;
