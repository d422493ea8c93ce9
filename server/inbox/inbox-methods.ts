/** The methods of the inbox's addresses, beside those of other addresses. */
export const inboxMethods: [path: string, methods: string[]][] = ['login', 'logout', 'lead'].map(
  (name) => [`/inbox/${name}`, ['POST']],
);
