/** AWS's prices in us-east-1, in dollars, and how much of each is always free each month. Look them up when the date is old. */
export const PRICES_OF = '2026-11-24'

type Price = {
  /** As the price list says it, for the reader. */
  says: string
  /** Dollars for one unit. */
  dollars: number
  /** Units that cost nothing in an account, for ever. */
  free?: number
}

const MILLION = 1e6

const PRICES = {
  edgeData: { says: '$0.085 a GB', dollars: 0.085, free: 1024 },
  edgeRequest: { says: '$0.010 for 10,000', dollars: 1e-6, free: 10 * MILLION },
  edgeFunction: { says: '$0.10 a million', dollars: 0.1 / MILLION, free: 2 * MILLION },
  invalidation: { says: '$0.005 a path', dollars: 0.005, free: 1000 },
  apiRequest: { says: '$1.00 a million', dollars: 1 / MILLION },
  lambdaRequest: { says: '$0.20 a million', dollars: 0.2 / MILLION, free: MILLION },
  lambdaSecond: { says: '$0.0000133 a GB-second', dollars: 0.0000133334, free: 400_000 },
  tableWrite: { says: '$0.625 a million units', dollars: 0.625 / MILLION },
  tableRead: { says: '$0.125 a million units', dollars: 0.125 / MILLION },
  tableStorage: { says: '$0.25 a GB', dollars: 0.25, free: 25 },
  recovery: { says: '$0.20 a GB', dollars: 0.2 },
  backup: { says: '$0.10 a GB', dollars: 0.1 },
  mail: { says: '$0.10 for 1,000', dollars: 1e-4 },
  secret: { says: '$0.40 each', dollars: 0.4 },
  alarmMetric: { says: '$0.10 a metric', dollars: 0.1, free: 10 },
  ownMetric: { says: '$0.30 each', dollars: 0.3, free: 10 },
  dashboard: { says: '$3.00 each', dollars: 3, free: 3 },
  logs: { says: '$0.50 a GB', dollars: 0.5, free: 5 },
  keyRequest: { says: '$0.03 for 10,000', dollars: 3e-6, free: 20_000 },
  fileStorage: { says: '$0.023 a GB', dollars: 0.023 },
  filePut: { says: '$0.005 for 1,000', dollars: 5e-6 },
  fileRead: { says: '$0.0004 for 1,000', dollars: 4e-7 },
  zone: { says: '$0.50 each', dollars: 0.5 },
  zoneQuery: { says: '$0.40 a million', dollars: 0.4 / MILLION },
} as const satisfies Record<string, Price>

export type PriceName = keyof typeof PRICES
export const priceOf = (name: PriceName): Price => PRICES[name]
