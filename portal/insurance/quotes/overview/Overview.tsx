import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Screen } from '../../../frame/parts/Screen.tsx'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { NewQuoteLink } from '../QuoteLinks.tsx'
import { Figures } from './Figures.tsx'
import { OverviewChoice } from './OverviewChoice.tsx'
import styles from './overview.styles.css'
import { RequestedQuotes, ExpiringQuotes, NeededQuotes } from './WaitingQuotes.tsx'

/** The overview of an agency: waiting quotes, then quoted and bound figures. */
export const Overview = () => {
  const css = useStyles(styles)
  useWording('overview', 'agency-inbox')
  const { t } = useFormats()
  useTitle(t('quotes:menu.overview'))
  return (
    <Screen
      title={t('quotes:menu.overview')}
      actions={
        <>
          <OverviewChoice />
          <NewQuoteLink />
        </>
      }
    >
      <div className={css['parts']}>
        <div className={css['waiting']}>
          <RequestedQuotes />
          <ExpiringQuotes />
          <NeededQuotes />
        </div>
        <Figures />
      </div>
    </Screen>
  )
}
