import products from '#core/foundation/wording/locales/en-US/products.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { ProductSelector } from './ProductSelector.tsx'

export { definition }

defineElement(definition, ProductSelector, { wording: { products } })
