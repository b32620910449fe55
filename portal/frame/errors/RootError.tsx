import { PlainPage } from '../shell/PlainPage.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The error screen where not even the shell stands. */
export const RootError = ({ error }: { readonly error: unknown }) => (
  <PlainPage>
    <ErrorScreen error={error} />
  </PlainPage>
)
