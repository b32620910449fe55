import { expect, test } from 'vitest'
import { regions } from '../../foundation/region/regions.ts'
import { linesToCome } from './lines.ts'
import { defaultProductOf } from './model.ts'
import { quotedProducts, regionOfProduct } from './products.ts'

test('every product line is offered in one region, with the region’s main one among them', () => {
  const offered = [...quotedProducts, ...Object.keys(linesToCome)]
  expect(new Set(offered).size).toBe(offered.length)
  for (const region of regions) expect(regionOfProduct[defaultProductOf[region]]).toBe(region)
})
