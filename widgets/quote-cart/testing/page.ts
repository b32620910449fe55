import { exampleCart } from '#core/insurance/quotes/cart/cart.fixture.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Shows two variations of an account. */
export const openCart = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'account-id="account-1"',
): ElementPage =>
  openElement('parapet-quote-cart', attributes, (server) => {
    server.answer(getCart, exampleCart)
    answers(server)
  })
