import type { Field, HiddenField } from '../../src/generated/types.ts';

/** What a field may say of a lead, whatever its name. */
export type Role = NonNullable<Field['role'] | HiddenField['role']>;

/** The names of a lead's fields by their roles, as its form had them when it was sent. */
export type FieldRoles = Partial<Record<Role, string>>;

/**
 * The roles of the leads that were kept before forms said them: their fields had the names of one
 * provider. Migrations hold it, so it stays as it is.
 */
export const rolesOfEarlierLeads: FieldRoles = {
  email: 'EMAIL',
  name: 'FNAME',
  familyName: 'LNAME',
  phone: 'PHONE',
  company: 'COMPANY',
  jobTitle: 'CARGO',
  message: 'CONTEMAIS',
  tags: 'tags',
};

/** The roles of a form's fields. */
export const rolesOf = ({
  fields,
  hidden,
}: {
  fields: Pick<Field, 'name' | 'role'>[];
  hidden: HiddenField[];
}): FieldRoles =>
  Object.fromEntries(
    [...fields, ...hidden].flatMap(({ name, role }) => (role ? [[role, name]] : [])),
  );

/** What the field of a role says; empty where there is none. */
export function valueOfRole(fields: Record<string, string>, roles: FieldRoles, role: Role): string {
  const name = roles[role];
  return (name !== undefined && Object.hasOwn(fields, name) && fields[name]) || '';
}
