/** The path of the consent page, which is opened in a pop-up. */
export const authorizePath = '/authorize'
