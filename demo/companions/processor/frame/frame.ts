import type { OpenFrame } from '#core/insurance/billing/frame.ts'
import { connect, type PostMessage } from './bridge.ts'
import {
  challenge,
  charge,
  openSession,
  readTransaction,
  type Answer,
  type Session,
} from './calls.ts'
import { make } from './fields.ts'
import { cardForm, echeckForm, savedForm, type MethodForm } from './forms.ts'
import { baseFrameLocale, fill, frameLocales, textsOf, type FrameText } from './texts.ts'
import {
  challengeView,
  type ChallengeView,
  loadingView,
  resultView,
  retryView,
  sentenceView,
} from './views.ts'

const root = document.documentElement
const locale = frameLocales.find((each) => each === root.lang) ?? baseFrameLocale
const texts = textsOf(locale)
const view = document.querySelector('main') ?? document.body

const textFor = (key: string): string =>
  Object.hasOwn(texts, key) ? texts[key as FrameText] : texts.failed

/** `randomUUID` does not exist on plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Applies the host page's colours, if they are valid. */
const applyColors = (look: OpenFrame['look']): void => {
  const colors = {
    '--accent': look?.accent,
    '--on-accent': look?.onAccent,
    '--paper': look?.surface,
  }
  for (const [name, color] of Object.entries(colors)) {
    if (typeof color === 'string' && CSS.supports('color', color)) {
      root.style.setProperty(name, color)
    }
  }
}

/** One payment in the frame. The input survives declines, lost responses and used keys. */
const run = (post: PostMessage): ((open: OpenFrame) => Promise<void>) => {
  let session: Session | undefined
  let form: MethodForm | undefined
  let notice: HTMLElement | undefined
  let attemptKey = ''
  let busy = false

  const show = (node: Node): void => view.replaceChildren(node)

  const setBusy = (now: boolean, button: HTMLButtonElement, label: string): void => {
    busy = now
    button.setAttribute('aria-disabled', String(now))
    button.textContent = now ? texts.processing : label
    post({ type: 'busy', busy: now })
  }

  const showMessage = (text: string): void => {
    if (notice !== undefined) notice.textContent = text
  }

  const showErrors = (errors: Readonly<Record<string, string>>): void => {
    const fields = Object.entries(form?.fields ?? {})
    for (const [name, each] of fields) each.showError(errors[name])
    fields.find(([name]) => name in errors)?.[1].input.focus()
  }

  /** Shows the result of the processor's response. */
  const take = (answer: Answer): void => {
    switch (answer.kind) {
      case 'invalid':
        showErrors(
          Object.fromEntries(
            Object.entries(answer.errors).map(([name, key]) => [name, textFor(key)]),
          ),
        )
        if (answer.errors['tokenId'] !== undefined) showMessage(textFor(answer.errors['tokenId']))
        return
      case 'expired':
        showForm()
        showMessage(texts.renewed)
        post({ type: 'expired' })
        return
      case 'offline':
      case 'failed':
      case 'tooMany':
        showMessage(texts[answer.kind])
        return
      case 'transaction': {
        const { state, reason, wrongCodes, ...payment } = answer.transaction
        if (state === 'challenge') {
          askBank(payment.transactionId, wrongCodes > 0)
          return
        }
        if (state === 'failed') {
          attemptKey = newKey()
          showForm()
          showMessage(textFor(reason ?? 'failed'))
          return
        }
        show(
          state === 'succeeded'
            ? resultView(texts.succeeded, texts.closeText)
            : resultView(texts.pending, texts.pendingText),
        )
        post({ type: 'completed', state, ...payment })
      }
    }
  }

  let asking: { readonly transactionId: string; readonly view: ChallengeView } | undefined
  const askBank = (transactionId: string, wrong: boolean): void => {
    if (asking?.transactionId === transactionId && wrong) {
      asking.view.code.showError(texts.challengeWrong)
      asking.view.code.input.focus()
      return
    }
    const reply = async (code?: string): Promise<void> => {
      if (busy || session === undefined) return
      setBusy(true, view.confirm, texts.confirm)
      const answer = await challenge(session.sessionKey, transactionId, code)
      setBusy(false, view.confirm, texts.confirm)
      if (answer.kind === 'offline' || answer.kind === 'failed') {
        view.code.showError(texts[answer.kind])
        return
      }
      take(answer)
    }
    const view = challengeView(
      texts,
      (code) => void reply(code),
      () => void reply(),
    )
    asking = { transactionId, view }
    show(view.node)
    view.code.input.focus()
  }

  let paymentForm: HTMLFormElement | undefined
  const showForm = (): void => {
    if (paymentForm !== undefined) show(paymentForm)
  }

  const build = (open: OpenFrame, opened: Session): void => {
    const amount = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: opened.currency,
    }).format(opened.amount)
    const saved = opened.saved.find(({ tokenId }) => tokenId === open.tokenId)
    const title =
      saved === undefined ? '' : fill(texts.ending, { name: saved.name, last4: saved.last4Digits })
    form =
      open.method === 'card'
        ? cardForm(texts)
        : open.method === 'echeck'
          ? echeckForm(texts, opened.currency, amount)
          : savedForm(texts, open.tokenId ?? '', title, amount)
    const label = fill(texts.pay, { amount })
    const pay = make('button', { type: 'submit', class: 'main' }, label)
    const cancel = make('button', { type: 'button' }, texts.cancel)
    cancel.addEventListener('click', () => {
      if (!busy) post({ type: 'cancelled' })
    })
    notice = make('p', { class: 'notice', role: 'alert' })
    const help = make(
      'details',
      {},
      make('summary', {}, texts.testTitle),
      make('p', {}, open.method === 'echeck' ? texts.testAccounts : texts.testCards),
    )
    paymentForm = make(
      'form',
      { novalidate: '', autocomplete: 'on' },
      ...form.parts,
      notice,
      make('div', { class: 'actions' }, pay, cancel),
      ...(open.method === 'saved' ? [] : [help]),
    )
    paymentForm.addEventListener('submit', (event) => {
      event.preventDefault()
      void submit(pay, label)
    })
    attemptKey = newKey()
    show(paymentForm)
    Object.values(form.fields)[0]?.input.focus()
  }

  const submit = async (pay: HTMLButtonElement, label: string): Promise<void> => {
    if (busy || session === undefined || form === undefined) return
    showMessage('')
    const errors = form.errors()
    showErrors(errors)
    if (Object.keys(errors).length > 0) return
    setBusy(true, pay, label)
    let answer = await charge(session.sessionKey, attemptKey, form.method())
    // A lost response may have been a success, so the intent is read before the user can pay again.
    if (answer.kind === 'offline') {
      const found = await readTransaction(session.sessionKey)
      if (found.kind === 'transaction' && found.transaction.state !== 'failed') answer = found
    }
    setBusy(false, pay, label)
    take(answer)
  }

  return async (open) => {
    applyColors(open.look)
    if (paymentForm === undefined) show(loadingView(texts))
    const opened = await openSession(open.authCode)
    if (opened === 'expired') return post({ type: 'expired' })
    if (opened === 'offline') {
      return show(retryView(texts.unreachable, texts.tryAgain, () => post({ type: 'expired' })))
    }
    session = opened
    if (!opened.testMode && opened.live === undefined) {
      return show(retryView(texts.testModeOff, texts.cancel, () => post({ type: 'cancelled' })))
    }
    if (paymentForm === undefined) build(open, opened)
    // Continues an attempt that another tab, or this one before a reload, has started.
    if (opened.live !== undefined) take(await readTransaction(opened.sessionKey))
  }
}

let opener: ((open: OpenFrame) => Promise<void>) | undefined
show(loadingView(texts))
const bridge = connect(root.dataset['parent'] ?? '', (open) => void opener?.(open))
if (bridge === undefined) show(sentenceView(texts.unavailable))
else opener = run(bridge.post)

function show(node: Node): void {
  view.replaceChildren(node)
}
