/** The path of the platform's page that asks the user, opened in a pop-up. */
export const authorizePath = '/authorize'
