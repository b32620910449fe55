import { definition } from './definition.ts'
import { SignInButton } from './sign-in-button.ts'

export { definition }

if (typeof customElements !== 'undefined' && !customElements.get(definition.tag))
  customElements.define(definition.tag, SignInButton)
