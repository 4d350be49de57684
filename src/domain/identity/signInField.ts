/** Returns the field of POST /login for the typed name. */
export function signInField(user: string): 'email' | 'username' {
  return user.includes('@') ? 'email' : 'username';
}
