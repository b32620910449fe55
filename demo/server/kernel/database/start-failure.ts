/** An error that ends the start; its message is the one line for the operator. */
export class StartFailure extends Error {}
