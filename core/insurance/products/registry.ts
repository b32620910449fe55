import type { ProductUnderwriting } from './definition.ts'
import { pOne, pOneUnderwriting } from './p-one/product.ts'
import { pOnePlus, pOnePlusUnderwriting } from './p-one-plus/product.ts'
import { pPlus, pPlusUnderwriting } from './p-plus/product.ts'
import { p100, p100Underwriting } from './p100/product.ts'
import { p100Pro, p100ProUnderwriting } from './p100-pro/product.ts'
import { p250, p250Underwriting } from './p250/product.ts'
import { p250Excess, p250ExcessUnderwriting } from './p250-excess/product.ts'
import { p250S, p250SUnderwriting } from './p250-s/product.ts'
import { primeCloud, primeCloudUnderwriting } from './prime-cloud/product.ts'
import { primeOneAu, primeOneAuUnderwriting } from './prime-one-au/product.ts'
import { primeOneTech, primeOneTechUnderwriting } from './prime-one-tech/product.ts'
import { primeOneTechPlus, primeOneTechPlusUnderwriting } from './prime-one-tech-plus/product.ts'
import { primeTech, primeTechUnderwriting } from './prime-tech/product.ts'
import { primeTechPlus, primeTechPlusUnderwriting } from './prime-tech-plus/product.ts'
import { zsp, zspUnderwriting } from './zsp/product.ts'
import { zspCrime, zspCrimeUnderwriting } from './zsp-crime/product.ts'
import { zspDno, zspDnoUnderwriting } from './zsp-dno/product.ts'
import { zspEpl, zspEplUnderwriting } from './zsp-epl/product.ts'
import { zspFiduciary, zspFiduciaryUnderwriting } from './zsp-fiduciary/product.ts'

/** Products that can be quoted. The first of a region is its default. */
export const registeredProducts = [
  p100,
  p250,
  p250S,
  p100Pro,
  primeCloud,
  pPlus,
  primeTech,
  primeTechPlus,
  zsp,
  zspDno,
  zspFiduciary,
  zspEpl,
  zspCrime,
  p250Excess,
  pOne,
  pOnePlus,
  primeOneTech,
  primeOneTechPlus,
  primeOneAu,
] as const

/** The underwriting data of each product. */
export const registeredUnderwriting = {
  P100: p100Underwriting,
  P250: p250Underwriting,
  P250_S: p250SUnderwriting,
  P100_PRO: p100ProUnderwriting,
  PRIME_CLOUD: primeCloudUnderwriting,
  P_PLUS: pPlusUnderwriting,
  PRIME_TECH: primeTechUnderwriting,
  PRIME_TECH_PLUS: primeTechPlusUnderwriting,
  ZSP: zspUnderwriting,
  ZSP_DNO: zspDnoUnderwriting,
  ZSP_FIDUCIARY: zspFiduciaryUnderwriting,
  ZSP_EPL: zspEplUnderwriting,
  ZSP_CRIME: zspCrimeUnderwriting,
  P250_EXCESS: p250ExcessUnderwriting,
  P_ONE: pOneUnderwriting,
  P_ONE_PLUS: pOnePlusUnderwriting,
  PRIME_ONE_TECH: primeOneTechUnderwriting,
  PRIME_ONE_TECH_PLUS: primeOneTechPlusUnderwriting,
  PRIME_ONE_AU: primeOneAuUnderwriting,
} as const satisfies Record<(typeof registeredProducts)[number]['id'], ProductUnderwriting>
