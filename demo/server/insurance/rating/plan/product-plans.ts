import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { pOnePlan } from './p-one.ts'
import { pOnePlusPlan } from './p-one-plus.ts'
import { pPlusPlan } from './p-plus.ts'
import { p100Plan } from './p100.ts'
import { p100ProPlan } from './p100-pro.ts'
import { p250Plan } from './p250.ts'
import { p250ExcessPlan } from './p250-excess.ts'
import { p250SPlan } from './p250-s.ts'
import { primeCloudPlan } from './prime-cloud.ts'
import { primeOneAuPlan } from './prime-one-au.ts'
import { primeOneTechPlan } from './prime-one-tech.ts'
import { primeOneTechPlusPlan } from './prime-one-tech-plus.ts'
import { primeTechPlan } from './prime-tech.ts'
import { primeTechPlusPlan } from './prime-tech-plus.ts'
import { zspPlan } from './zsp.ts'
import { zspCrimePlan } from './zsp-crime.ts'
import { zspDnoPlan } from './zsp-dno.ts'
import { zspEplPlan } from './zsp-epl.ts'
import { zspFiduciaryPlan } from './zsp-fiduciary.ts'
import type { Insurer, Plan } from './plan.ts'

/** The plan of each product. */
export const plans: Readonly<Record<QuotedProduct, Plan>> = {
  P_ONE: pOnePlan,
  P_ONE_PLUS: pOnePlusPlan,
  P_PLUS: pPlusPlan,
  P100: p100Plan,
  P100_PRO: p100ProPlan,
  P250: p250Plan,
  P250_EXCESS: p250ExcessPlan,
  P250_S: p250SPlan,
  PRIME_CLOUD: primeCloudPlan,
  PRIME_ONE_AU: primeOneAuPlan,
  PRIME_ONE_TECH: primeOneTechPlan,
  PRIME_ONE_TECH_PLUS: primeOneTechPlusPlan,
  PRIME_TECH: primeTechPlan,
  PRIME_TECH_PLUS: primeTechPlusPlan,
  ZSP: zspPlan,
  ZSP_CRIME: zspCrimePlan,
  ZSP_DNO: zspDnoPlan,
  ZSP_EPL: zspEplPlan,
  ZSP_FIDUCIARY: zspFiduciaryPlan,
}

/** Every insurer, with the products that it insures by placement. */
export const insuredBy: readonly {
  readonly insurer: string
  readonly isSurplus: boolean
  readonly products: readonly QuotedProduct[]
}[] = [false, true].flatMap((isSurplus) => {
  const byName = Object.groupBy(
    Object.values<Plan>(plans),
    ({ insurers }) => insurers[isSurplus ? 'surplus' : 'standard'].name,
  )
  return Object.entries(byName).map(([insurer, own = []]) => ({
    insurer,
    isSurplus,
    products: own.map(({ product }) => product),
  }))
})

/** The insurer of a quote. */
export const insurerOf = (quote: {
  readonly product: QuotedProduct
  readonly isSurplus: boolean
}): Insurer => plans[quote.product].insurers[quote.isSurplus ? 'surplus' : 'standard']
