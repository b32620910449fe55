import { PlainPage } from '../shell/PlainPage.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The error screen for a failure of the shell. */
export const RootError = ({ error }: { readonly error: unknown }) => (
  <PlainPage>
    <ErrorScreen error={error} />
  </PlainPage>
)
