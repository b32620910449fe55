import type { Risk } from '#core/insurance/risk/model.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { rescore } from './assessments.ts'
import { riskToWire, scannedAccount } from './read-risk.ts'
import { requestScan } from './scans.ts'

/** Queues a scan of an account that the viewer sees; returns its current risk. */
export const requestRiskScan = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Risk> => {
  const account = await scannedAccount(services, viewer, accountId)
  await requestScan(services, account)
  return riskToWire(services, viewer, account)
}

/** Recalculates the scores from the stored findings. */
export const recalculateRisk = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<Risk> => {
  const account = await scannedAccount(services, viewer, accountId)
  await rescore(services, account.id)
  return riskToWire(services, viewer, account)
}
