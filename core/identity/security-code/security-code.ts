import { atom, type ReadableAtom } from 'nanostores'
import { ClientError, isCancelled } from '../../foundation/errors/client-error.ts'
import { messageFor } from '../../foundation/errors/messages.ts'
import { securityCodeMessages, workflowLoadMessages } from './messages.ts'
import type { Stop } from '../../foundation/host/host.ts'
import { digitsOf } from '../../foundation/validation/code-digits.ts'
import type { SessionServices } from '../session/services.ts'
import type { IssuedTokens } from '../session/gateway.ts'
import type { RecordGrant } from '../session/model.ts'
import { exchangeWorkflowCode, getWorkflow, sendWorkflowCode } from './endpoints.ts'
import { codeLength, type CodeChannel, type Workflow, type WorkflowFlow } from './model.ts'
import { remainingSecondsAfter, type RemainingSeconds } from './remaining-seconds.ts'

/** The state of the security-code page. */
export type SecurityCodeState =
  | { readonly kind: 'loading' }
  /** The workflow could not be read; `message` is shown. */
  | { readonly kind: 'failed'; readonly error: ClientError; readonly message: string }
  /** No code was requested yet, because mail scanners open links too. */
  | { readonly kind: 'unsent'; readonly flow: WorkflowFlow; readonly workflow: Workflow }
  /** A code was sent, or has expired: see `waits.codeExpires`. */
  | { readonly kind: 'asking'; readonly flow: WorkflowFlow; readonly workflow: Workflow }
  /** Too many wrong codes: locked until `waits.locked` is 0. */
  | { readonly kind: 'locked'; readonly flow: WorkflowFlow; readonly workflow: Workflow }
  | {
      readonly kind: 'verified'
      readonly flow: WorkflowFlow
      readonly redirectURL: string
      readonly grant: RecordGrant
    }

/** The message next to the field. */
export interface Notice {
  readonly tone: 'error' | 'info'
  readonly text: string
}

export type SecurityCodeWork = 'checking' | 'sending'

export interface SecurityCode {
  readonly $state: ReadableAtom<SecurityCodeState>
  /** The typed digits, at most six. */
  readonly $code: ReadableAtom<string>
  readonly $notice: ReadableAtom<Notice | undefined>
  /** The running call; the field and its buttons are disabled meanwhile. */
  readonly $work: ReadableAtom<SecurityCodeWork | undefined>
  /** Remaining seconds, counted by the platform's clock. */
  readonly $waits: ReadableAtom<RemainingSeconds>
  /** Reads the workflow. */
  load(): Promise<void>
  /** Sets the code; drops everything but digits. The sixth digit sends the code. */
  type(text: string): void
  /** Sends the typed code; the session then has the token of the one record. */
  verify(): Promise<void>
  /** Requests the first code, or another one. */
  sendCode(via: CodeChannel): Promise<void>
  dispose(): void
}

const noRemainingSeconds: RemainingSeconds = { resend: 0, codeExpires: 0, locked: 0 }
const tickMs = 1000

/** The number of digits that differ from the previous code. */
const changedDigits = (digits: string, before: string): number =>
  [0, 1, 2, 3, 4, 5].filter((at) => digits[at] !== before[at]).length

const viewOf = (state: Workflow['state']): 'unsent' | 'locked' | 'asking' =>
  state === 'unsent' || state === 'locked' ? state : 'asking'

const flowOf = (flow: Workflow['flow']): WorkflowFlow => (flow === 'unknown' ? 'OTHER' : flow)

/** Creates the state of a security-code page. Its texts are in the namespace `security-code`. */
export const createSecurityCode = (
  platform: Pick<SessionServices, 'api' | 'clock' | 'session' | 'wording'>,
  input: {
    readonly workflowId: string
    /** Called with the session before the state becomes `verified`. */
    readonly onVerified?: (grant: RecordGrant, tokens: IssuedTokens) => void
  },
): SecurityCode => {
  const { api, clock, session, wording } = platform
  const { workflowId } = input
  const params = { workflowId }
  const $state = atom<SecurityCodeState>({ kind: 'loading' })
  const $code = atom('')
  const $notice = atom<Notice | undefined>(undefined)
  const $work = atom<SecurityCodeWork | undefined>(undefined)
  const $waits = atom<RemainingSeconds>(noRemainingSeconds)
  const leaving = new AbortController()
  /**
   * The last rejected code with its message; a repeated code is not sent, because attempts are
   * limited.
   */
  let rejected: { readonly secret: string; readonly notice: Notice } | undefined
  let stopTicking: Stop = () => {}

  const tick = (workflow: Workflow, since: number): void => {
    const waits = remainingSecondsAfter(workflow, clock.monotonic() - since)
    $waits.set(waits)
    if ($state.get().kind === 'locked' && waits.locked === 0) {
      void load()
      return
    }
    if (waits.resend + waits.codeExpires + waits.locked > 0) {
      stopTicking = clock.after(tickMs, () => tick(workflow, since))
    }
  }

  const show = (workflow: Workflow): void => {
    stopTicking()
    $state.set({
      kind: viewOf(workflow.state),
      flow: flowOf(workflow.flow),
      workflow,
    })
    tick(workflow, clock.monotonic())
  }

  const fail = (error: ClientError): void =>
    $state.set({
      kind: 'failed',
      error,
      message: messageFor(workflowLoadMessages, error, wording),
    })

  const load = async (): Promise<void> => {
    try {
      show(await api.call(getWorkflow, { params, signal: leaving.signal, isShown: true }))
    } catch (error) {
      if (isCancelled(error)) return
      if (!(error instanceof ClientError)) throw error
      fail(error)
    }
  }

  const noticeOf = (error: ClientError): Notice => ({
    tone: 'error',
    text: messageFor(securityCodeMessages, error, wording),
  })

  /** Shows the error and reads the workflow again if the error changed it. */
  const complain = async (caught: unknown): Promise<void> => {
    if (isCancelled(caught)) return
    if (!(caught instanceof ClientError)) throw caught
    // The viewer is not allowed, rather than the code wrong: another code does not help (spec 2
    // §8).
    if (caught.status === 401) return fail(caught)
    $notice.set(noticeOf(caught))
    if (caught.phase !== 'answer') return
    const current = await api
      .call(getWorkflow, { params, signal: leaving.signal, isShown: true })
      .catch(() => undefined)
    if (current !== undefined) show(current)
  }

  const during = async (work: SecurityCodeWork, doIt: () => Promise<void>): Promise<void> => {
    if ($work.get() !== undefined) return
    $work.set(work)
    $notice.set(undefined)
    try {
      await doIt()
    } catch (error) {
      await complain(error)
    } finally {
      $work.set(undefined)
    }
  }

  const exchange = async (secret: string) => {
    try {
      const body = { workflowId, secret }
      return await api.call(exchangeWorkflowCode, { isShown: true, body, signal: leaving.signal })
    } catch (error) {
      if (error instanceof ClientError && error.code === 'wrongCode') {
        rejected = { secret, notice: noticeOf(error) }
      }
      throw error
    }
  }

  const verify = (): Promise<void> =>
    during('checking', async () => {
      const secret = $code.get()
      if (secret.length < codeLength) {
        $notice.set({ tone: 'error', text: wording.t('security-code:incomplete') })
        return
      }
      if (secret === rejected?.secret) {
        $notice.set(rejected.notice)
        return
      }
      const { redirectURL, grant, ...tokens } = await exchange(secret)
      stopTicking()
      session.enter(tokens)
      input.onVerified?.(grant, tokens)
      $code.set('')
      const before = $state.get()
      const flow = 'flow' in before ? before.flow : 'OTHER'
      $state.set({ kind: 'verified', flow, redirectURL, grant })
    })

  return {
    $state,
    $code,
    $notice,
    $work,
    $waits,
    load: () => {
      $state.set({ kind: 'loading' })
      return load()
    },
    type(text) {
      if ($work.get() === 'checking') return
      const before = $code.get()
      const digits = digitsOf(text).slice(0, codeLength)
      if (digits === before) return
      $code.set(digits)
      $notice.set(undefined)
      // Correcting one digit of a full code does not send it: other digits may follow, and the
      // button sends it.
      const isEntered = before.length < codeLength || changedDigits(digits, before) > 1
      if (digits.length < codeLength || !isEntered) return
      if ($state.get().kind === 'asking') void verify()
    },
    verify,
    sendCode: (via) =>
      during('sending', async () => {
        const isFirst = $state.get().kind === 'unsent'
        const sent = await api.call(sendWorkflowCode, {
          isShown: true,
          params,
          body: { via },
          signal: leaving.signal,
        })
        $code.set('')
        rejected = undefined
        show(sent)
        // the page of the first code shows where it was sent
        if (isFirst) return
        $notice.set({
          tone: 'info',
          text: wording.t('security-code:sent', { to: sent.sendCodeTo }),
        })
      }),
    dispose() {
      leaving.abort()
      stopTicking()
    },
  }
}
