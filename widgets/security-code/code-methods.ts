import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import type { CodeChannel } from '#core/identity/security-code/model.ts'
import type { MethodsOf } from '../element/definition.ts'
import type { definition } from './definition.ts'

/** Whether a code can be sent this way now, like the buttons. */
const maySend = (code: SecurityCode, via: CodeChannel): boolean => {
  const state = code.$state.get()
  const isSendable = state.kind === 'unsent' || state.kind === 'asking'
  if (!isSendable || code.$waits.get().resend > 0) return false
  return via === 'email' || state.workflow.flowUserPhone !== undefined
}

/** The methods of the element. Loaded when a page calls one. */
export const codeMethods = (code: SecurityCode): MethodsOf<typeof definition> => ({
  async resend(via) {
    const channel = via === 'text' ? 'text' : 'email'
    if (!maySend(code, channel)) return false
    await code.sendCode(channel)
    return code.$notice.get()?.tone !== 'error'
  },
  reset: () => code.type(''),
})
