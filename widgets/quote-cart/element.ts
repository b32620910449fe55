import cart from '#core/foundation/wording/locales/en-US/cart.json'
import { defineElement } from '../element/define.ts'
import { definition } from './definition.ts'
import { QuoteCart } from './QuoteCart.tsx'

export { definition }

defineElement(definition, QuoteCart, { wording: { cart } })
