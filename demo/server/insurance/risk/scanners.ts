import type { Config } from '../../kernel/services.ts'
import { networkScanner } from './network/scanner.ts'
import type { Scanner } from './scanner.ts'
import { simulatedScanner } from './simulated.ts'

const scanners = {
  simulated: simulatedScanner,
  network: networkScanner,
  off: undefined,
} as const satisfies Readonly<Record<NonNullable<Config['riskScans']>, Scanner | undefined>>

/** The scanner that the operator chose; undefined where nothing is scanned. */
export const scannerOf = ({ riskScans = 'off' }: Pick<Config, 'riskScans'>): Scanner | undefined =>
  scanners[riskScans]
