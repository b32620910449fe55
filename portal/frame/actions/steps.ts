import { sentences } from '#core/foundation/wording/sentences.ts'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { WordingParams } from '#core/foundation/wording/wording.ts'
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Dialog } from '#core/platform/dialogs/dialog.ts'
import { confirm } from '../dialogs/confirm.ts'
import type { Weight } from '../dialogs/question.ts'
import { errorReasons } from '../errors/error-reasons.ts'
import { createFormats, type Formats } from '../formats/formats.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { ActionContext } from './action.ts'

/** Performs an action on its record. */
export type Step<Record> = (record: Record, context: ActionContext) => Promise<void>

interface Refetching {
  /** The endpoints whose responses may have changed. */
  readonly refetches: readonly Endpoint[]
}

/** The text params of every message of an action. */
interface Spoken<Record> extends Refetching {
  readonly params?: (record: Record) => WordingParams
  /** The message after success. */
  readonly done: WordingKey
}

/** Calls the server, after a confirmation if the step has one. */
export const calls =
  <Record>(
    step: {
      readonly call: (record: Record, api: Portal['api']) => Promise<unknown>
      readonly confirm?: { readonly [_ in 'title' | 'lead' | 'confirm']: WordingKey } & {
        readonly weight: Weight
        /** Names and values of the record, shown in the confirmation. */
        readonly summary: (record: Record, formats: Formats) => [string, string][]
      }
      /** The start of the error message, before the reason. */
      readonly failed?: WordingKey
    } & Spoken<Record>,
  ): Step<Record> =>
  async (record, { portal }) => {
    const { wording, notifications, queries, api } = portal
    const say = (key: WordingKey): string => wording.t(key, step.params?.(record))
    if (step.confirm) {
      const question = step.confirm
      const formats = createFormats(wording.$locale.get(), portal.host.timeZone, wording)
      const isSure = await confirm(portal, {
        title: say(question.title),
        lead: say(question.lead),
        confirm: say(question.confirm),
        weight: question.weight,
        summary: question.summary(record, formats),
      })
      if (!isSure) return
    }
    try {
      // A step with its own error text shows the only notification.
      await step.call(record, step.failed ? callsWithoutNotification(api) : api)
      notifications.show('success', say(step.done))
    } catch (error) {
      if (!step.failed || !(error instanceof ClientError)) throw error
      notifications.show('error', sentences(say(step.failed), errorReasons(error)))
    } finally {
      // The record may have changed even if the call failed.
      await queries.refresh(...step.refetches)
    }
  }

/**
 * Opens a dialog that does the work. The dialog shows the success message itself, because links
 * open it too. No result means that it was dismissed.
 */
export const opens =
  <Record, Input, Result>(
    dialog: Dialog<Input, Result>,
    step: {
      readonly input: (record: Record) => Input
      /** Milliseconds until the server's responses reflect the change. */
      readonly settles?: number
      /** Whether the parts of the record's screen reopen it. */
      readonly reopens?: boolean
    } & Refetching,
  ): Step<Record> =>
  async (record, { portal, edits }) => {
    const { dialogs, queries, clock } = portal
    const result = await dialogs.open(dialog, step.input(record))
    if (!result) return
    const refetch = () => queries.refresh(...step.refetches)
    if (step.reopens === true) edits?.reopen()
    if (step.settles === undefined) await refetch()
    else clock.after(step.settles, () => void refetch())
  }

/**
 * Downloads a file from the server; `failed` is the start of the error message, before the reason.
 */
export const downloads =
  <Record>(
    call: (record: Record, api: Portal['api']) => Promise<File>,
    failed?: (record: Record) => WordingKey | undefined,
  ): Step<Record> =>
  async (record, { portal, saveFile }) => {
    const text = failed?.(record)
    try {
      // A step with its own error text shows the only notification.
      saveFile(
        await call(record, text === undefined ? portal.api : callsWithoutNotification(portal.api)),
      )
    } catch (error) {
      if (text === undefined || !(error instanceof ClientError)) throw error
      portal.notifications.show('error', sentences(portal.wording.t(text), errorReasons(error)))
    }
  }

/** Navigates to an address of the portal. */
export const navigatesTo =
  <Record>(address: (record: Record, context: ActionContext) => string): Step<Record> =>
  (record, context) =>
    context.go(address(record, context))
