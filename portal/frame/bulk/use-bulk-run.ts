import { useEffect, useRef, useState } from 'react'
import type { BulkProgress, BulkRequest, BulkResult } from '#core/platform/bulk/model.ts'
import { runBulk } from '#core/platform/bulk/run-bulk.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { BulkInput } from './bulk.ts'

/** The texts of a bulk dialog, before it describes the selection. */
interface BulkTexts {
  readonly title: string
  readonly lead: string
  readonly submit: string
}

/** Errors of the call's shared input are shown at the form's fields. */
const fieldOf = (field: string): string => field.replace(/^with\./, '')

/** Maximum number of names in a dialog; the rest are counted. */
const maxNames = 5

/** The options of the call for the next records. */
interface BulkCall {
  readonly body: BulkRequest
  readonly signal: AbortSignal
}

/**
 * Runs a bulk action in its dialog: summary, progress, and the calls, which stop when the dialog
 * closes.
 */
export const useBulkRun = ({ rows }: BulkInput) => {
  const t = useWording('portal', 'bulk')
  const { notifications } = usePortal()
  const [done, setDone] = useState<number>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const run = async (
    requestId: string,
    call: (options: BulkCall) => Promise<BulkProgress>,
  ): Promise<readonly BulkResult[]> => {
    const ending = new AbortController()
    const records = rows.map(({ id, modified }) => ({ id, seen: modified }))
    let reached = 0
    setDone(0)
    stop.current = () => {
      ending.abort()
      notifications.show('info', t('bulk:stopped', { done: reached, count: rows.length }))
    }
    try {
      return await runBulk({
        call: () => call({ body: { requestId, records }, signal: ending.signal }),
        onProgress(next) {
          reached = next
          setDone(next)
        },
      })
    } finally {
      stop.current = undefined
      setDone(undefined)
    }
  }

  const names = rows.slice(0, maxNames).map(({ name }) => name)
  const others = rows.length - names.length
  const listed = others === 0 ? names : [...names, t('bulk:others', { count: others })]
  /** The lead: what the action does, then the selection. */
  const about = t('bulk:chosen', { names: listed.join(' · ') })
  /** The button label: the action, or its progress. */
  const labelled = (label: string): string =>
    done === undefined ? label : t('bulk:progress', { done, count: rows.length })
  /** The texts of its form dialog. */
  const settings = ({ title, lead, submit }: BulkTexts) => ({
    title,
    lead: `${lead} ${about}`,
    submit: labelled(submit),
    fieldOf,
  })
  return { run, settings, count: rows.length }
}
