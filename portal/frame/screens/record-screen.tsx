import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { ListRow } from '#core/platform/lists/list.ts'
import { Button } from '#widgets/kit/Button.tsx'
import type { Action } from '../actions/action.ts'
import { RecordEditsProvider } from '../actions/RecordEditsProvider.tsx'
import { RecordZone, useFormats } from '../formats/use-formats.ts'
import type { Formats } from '../formats/formats.ts'
import { useShownError } from '../notifications/shown-errors.ts'
import { ActionButtons } from '../parts/ActionButtons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { Screen } from '../parts/Screen.tsx'
import type { Persona } from '../personas/persona.ts'
import { usePersona } from '../personas/use-persona.ts'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The header of a record's screen. */
export interface RecordHeading {
  readonly title: string
  /** Next to the title: a status. */
  readonly mark: ReactNode
  readonly lead?: string
}

/** The options of a screen of one record. */
export interface RecordScreenParts<Record extends ListRow> {
  /** Loads the record of the address. */
  readonly useRecord: () => UseQueryResult<Record>
  /** The record's name in the window title and for its actions, such as its number. */
  readonly nameOf: (record: Record) => string
  readonly texts: {
    /** The window's title until the record is loaded. */
    readonly untitled: WordingKey
    readonly failed: WordingKey
    readonly missing: WordingKey
    readonly back: WordingKey
  }
  readonly Back: ComponentType<{ readonly label: string }>
  readonly heading: (record: Record, formats: Formats) => RecordHeading
  readonly actions?: readonly Action<Record>[]
  /** A hook for actions that depend on the viewer, instead of `actions`. */
  readonly useActions?: () => readonly Action<Record>[]
  /** Whether a part of the screen has the primary button. */
  readonly hasPrimaryPart?: (persona: Persona) => boolean
  /** Shown in the header once loaded: the other users who have the record open. */
  readonly Presence?: ComponentType<{ readonly record: Record }>
  /** Everything below the header. */
  readonly Body: ComponentType<{ readonly record: Record }>
}

/**
 * Creates the screen of one record: header, actions and body. Shows a skeleton while it loads, and
 * a message with a back link if it is missing or fails to load.
 */
export const recordScreen = <Record extends ListRow>(parts: RecordScreenParts<Record>) => {
  const { useRecord, nameOf, texts, Back, heading, hasPrimaryPart, Presence, Body } = parts
  const { useActions = () => parts.actions ?? [] } = parts

  const Open = ({ record }: { readonly record: Record }) => {
    const formats = useFormats()
    const persona = usePersona()
    const actions = useActions()
    return (
      <Screen
        {...heading(record, formats)}
        others={
          Presence && (
            <Suspense fallback={null}>
              <Presence record={record} />
            </Suspense>
          )
        }
        back={<Back label={formats.t(texts.back)} />}
        actions={
          <ActionButtons
            actions={actions}
            record={record}
            name={nameOf(record)}
            hasPrimaryElsewhere={hasPrimaryPart?.(persona) ?? false}
          />
        }
      >
        <Body record={record} />
      </Screen>
    )
  }

  return function RecordScreen() {
    const { t } = useFormats()
    const answer = useRecord()
    useTitle(answer.data === undefined ? t(texts.untitled) : nameOf(answer.data))
    useShownError(answer.data === undefined && answer.error)

    if (answer.data !== undefined) {
      return (
        <RecordEditsProvider>
          <RecordZone value={answer.data.timezone}>
            <Open record={answer.data} />
          </RecordZone>
        </RecordEditsProvider>
      )
    }
    if (answer.isPending) return <ScreenSkeleton />
    const isMissing = answer.error instanceof ClientError && answer.error.status === 404
    return (
      <MessagePage
        title={t(isMissing ? 'public:notFound.title' : texts.failed)}
        lead={isMissing ? t(texts.missing) : (answer.error?.message ?? '')}
      >
        {!isMissing && (
          <Button variant="primary" onClick={() => void answer.refetch()}>
            {t('common:action.retry')}
          </Button>
        )}
        <Back label={t(texts.back)} />
      </MessagePage>
    )
  }
}
