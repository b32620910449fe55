import type { Config } from '../../kernel/services.ts'
import { networkScanner } from './network/scanner.ts'
import type { ScoreProvider } from './score-provider.ts'
import { simulatedScanner } from './simulated-scanner.ts'

const scanners = {
  simulated: simulatedScanner,
  network: networkScanner,
  off: undefined,
} as const satisfies Readonly<Record<NonNullable<Config['riskScans']>, ScoreProvider | undefined>>

/** The scanner that the operator chose; undefined if scans are off. */
export const configuredScanner = ({
  riskScans = 'off',
}: Pick<Config, 'riskScans'>): ScoreProvider | undefined => scanners[riskScans]
