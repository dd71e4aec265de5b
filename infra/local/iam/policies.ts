import type { Stack } from '../template/stack.ts';

/** One statement of a policy as the template has it, its intrinsics resolved. */
export type Statement = {
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: { readonly StringEquals?: Readonly<Record<string, string>> };
};

/** A function or a state machine that has a role of the template, by name and id. */
export type Principal = {
  readonly name: string;
  readonly id: string;
  readonly statements: readonly Statement[];
};

/**
 * The functions and state machines of the template with what their roles are granted.
 *
 * @throws {Error} for a condition that is not understood here: it would be passed over
 */
export const principalsOf = (stack: Stack): readonly Principal[] => {
  const byRole = statementsByRole(stack);
  const roles = new Map(stack.byType('AWS::IAM::Role').map(({ arn, name }) => [arn, name]));
  const having = (type: string, role: string): Principal[] =>
    stack.byType(type).flatMap(({ name, id, properties }) => {
      const found = roles.get(String(properties[role]));
      return found === undefined ? [] : [{ name, id, statements: byRole.get(found) ?? [] }];
    });
  return [
    ...having('AWS::Lambda::Function', 'Role'),
    ...having('AWS::StepFunctions::StateMachine', 'RoleArn'),
  ];
};

const statementsByRole = (stack: Stack): ReadonlyMap<string, readonly Statement[]> => {
  const found = new Map<string, Statement[]>();
  for (const { properties } of stack.byType('AWS::IAM::Policy')) {
    const { Statement: statements } = properties['PolicyDocument'] as { Statement: Statement[] };
    for (const { Condition = {} } of statements)
      if (Object.keys(Condition).some((operator) => operator !== 'StringEquals'))
        throw new Error(
          `A policy has a condition that is not served: ${JSON.stringify(Condition)}`,
        );
    for (const role of properties['Roles'] as string[])
      found.set(role, [...(found.get(role) ?? []), ...statements]);
  }
  return found;
};
