/**
 * A hash of a password that nobody knows: compared when the username does not exist, so that both cases take equally long, and kept by an
 * account whose password has ended.
 */
export const NOBODYS_HASH = '$2b$12$BjIa7vO0k0hZxrbKJhkHWebRk0ba3ZF1qOROxyhaf5/Oa2z9Waa2C'
