/** The carrier will not take this message, however often it is tried: an unknown number, a mailbox that is gone. */
export class MessageRefused extends Error {}
