import { openAccess } from '#core/identity/session/endpoints.ts'
import { createScriptedServer, type ScriptedServer } from '#core/testing/scripted-server.ts'
import { issueTokens, recordClaims } from '#core/testing/tokens.ts'
import type { Workflow } from '#core/identity/security-code/model.ts'
import { nextApi } from '../../testing/api.ts'
import { assert } from '../../testing/assert.ts'
import { mount } from '../../testing/mount.ts'
import { readPage, setNativeValue, type PageReader } from '../../testing/read-page.ts'

/** An element on the page, with a scripted platform behind `fetch`. */
export interface ElementPage extends PageReader {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  readonly server: ScriptedServer
  find<E extends Element = HTMLElement>(selector: string): E
  fill(input: HTMLInputElement, text: string): void
}

const restores: (() => void)[] = []

/** Removes the scripted platform and the tab's storage. */
export function leavePage(): void {
  for (const restore of restores.splice(0).toReversed()) restore()
  sessionStorage.clear()
}

/** Shows an element against a scripted platform. */
export function openElement(
  tag: string,
  attributes: string,
  answers: (server: ScriptedServer) => void,
): ElementPage {
  const server = createScriptedServer()
  server.on(openAccess, () => {
    const { refreshToken: _, ...issue } = issueTokens(Date.now(), { claims: recordClaims() })
    return Response.json(issue)
  })
  answers(server)
  const { fetch } = globalThis
  restores.push(() => Object.assign(globalThis, { fetch }))
  const api = nextApi()
  globalThis.fetch = (target, init) =>
    new Request(target).url.startsWith(api) ? server.fetch(target, init) : fetch(target, init)
  const element = mount(
    `<${tag} api-base="${api}" client-key="pk_test" region="us" ${attributes}></${tag}>`,
  )
  const root = element.shadowRoot
  assert(root, 'No shadow root')
  const page: ElementPage = {
    element,
    root,
    server,
    find<E extends Element>(selector: string) {
      const found = root.querySelector<E>(selector)
      assert(found, `No ${selector}`)
      return found
    },
    ...readPage(root),
    fill(input, text) {
      input.focus()
      setNativeValue(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
  return page
}

/** A workflow whose code was sent. */
export const sentWorkflow: Workflow = {
  workflowId: 'wf-1',
  flow: 'E_PAY',
  flowUserPhone: '••• ••• 0142',
  sendCodeTo: 'd•••@bayside.example',
  state: 'open',
  resendInSeconds: 0,
  codeExpiresInSeconds: 300,
  lockedForSeconds: 0,
  triesLeft: 5,
}

/** The response to the correct code. */
export const openedRecord = {
  ...issueTokens(Date.now(), { claims: recordClaims() }),
  redirectURL: '/policy/policy-1/accountant-payment',
  grant: { kind: 'policy', id: 'policy-1' },
} as const
