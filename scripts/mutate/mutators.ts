import type {
  Directive,
  Expression,
  FunctionBody,
  PrivateIdentifier,
  Span,
  Statement,
  VisitorObject,
} from 'oxc-parser';

export type Change = (at: Span, becomes: string) => void;

/**
 * Finds the mutations of a parsed file.
 *
 * @param isTest whether a node is the whole condition of an `if` or `?`, which is replaced by true and false anyway
 */
type Mutator = (change: Change, text: string, isTest: (node: Span) => boolean) => VisitorObject;

const OTHER_OPERATORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['==', ['!=']],
  ['!=', ['==']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['/']],
  ['/', ['*']],
  ['%', ['*']],
  ['+=', ['-=']],
  ['-=', ['+=']],
  ['??=', ['=']],
  ['++', ['--']],
  ['--', ['++']],
]);

const OTHER_METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['findIndex', 'findLastIndex'],
  ['findLastIndex', 'findIndex'],
]);

const DROPPED_METHODS: ReadonlySet<string> = new Set(['filter', 'toSorted', 'toReversed', 'slice']);

/** Comparisons, sums, `!` and the sides of `&&`, `||` and `??`. */
const operators: Mutator = (change, text, isTest) => {
  const of = ({ start, end }: Span) => text.slice(start, end);
  const swap = ({ start, end }: Span, operator: string, others = OTHER_OPERATORS.get(operator) ?? []) => {
    const at = text.indexOf(operator, start);
    if (at < end) for (const other of others) change({ start: at, end: at + operator.length }, other);
  };
  return {
    BinaryExpression(node) {
      const { left, operator, right } = node;
      if (operator === '+' && (isText(left) || isText(right))) return;
      const others = OTHER_OPERATORS.get(operator) ?? [];
      // The last one is the opposite.
      swap({ start: left.end, end: right.start }, operator, isTest(node) ? others.slice(0, -1) : others);
    },
    AssignmentExpression({ left, operator, right }) {
      swap({ start: left.end, end: right.start }, operator);
    },
    UpdateExpression(node) {
      swap(node, node.operator);
    },
    UnaryExpression(node) {
      const isNumber = node.argument.type === 'Literal';
      if ((node.operator === '!' && !isTest(node)) || (node.operator === '-' && !isNumber))
        change(node, of(node.argument));
    },
    // A test that notices a lost side also notices a swap of `&&` and `||`.
    LogicalExpression(node) {
      for (const side of [node.left, node.right])
        change(node, side.type === 'ObjectExpression' ? `(${of(side)})` : of(side));
    },
  };
};

const isText = (node: Expression | PrivateIdentifier): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Numbers plus and minus one, booleans inverted, compared strings emptied. */
const literals: Mutator = (change, _, isTest) => {
  const skipped = new Set<number>();
  const skip = ({ start }: Span) => skipped.add(start);
  const unword = (node: Expression | PrivateIdentifier | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string' && node.value !== '') change(node, `''`);
  };
  return {
    TSLiteralType: ({ literal }) => void skip(literal.type === 'UnaryExpression' ? literal.argument : literal),
    Property: ({ key, computed }) => void (computed || skip(key)),
    Literal(node) {
      if (skipped.has(node.start)) return;
      if (typeof node.value === 'boolean') change(node, String(!node.value));
      if (typeof node.value !== 'number') return;
      change(node, String(node.value + 1));
      change(node, node.value < 1 ? `(${node.value - 1})` : String(node.value - 1));
    },
    BinaryExpression(node) {
      if (isTest(node) || !/^[!=]==?$/.test(node.operator)) return;
      unword(node.left);
      unword(node.right);
    },
    SwitchCase: ({ test }) => unword(test),
  };
};

/** Conditions made always true and always false. */
const conditions: Mutator = (change) => ({
  IfStatement({ test }) {
    change(test, 'true');
    change(test, 'false');
  },
  ConditionalExpression({ test }) {
    change(test, 'true');
    change(test, 'false');
  },
  WhileStatement: ({ test }) => change(test, 'false'),
  DoWhileStatement: ({ test }) => change(test, 'false'),
  ForStatement: ({ test }) => test && change(test, 'false'),
});

/** Removes statements and blocks, but not the whole body of an `if`, which a false condition already covers. */
const statements: Mutator = (change) => {
  const skipped = new Set<number>();
  const leaveOut = (node: Directive | Statement) => {
    if (skipped.has(node.start)) return;
    if (/^(Expression|Continue|Break|Return|Throw)/.test(node.type)) change(node, ';');
  };
  const empty = (node: Statement | FunctionBody | Expression | null) => {
    if (node?.type === 'BlockStatement' && node.body.length > 0) change(node, '{}');
  };
  const emptyLoop = ({ body }: { readonly body: Statement }) => {
    if (body.type === 'BlockStatement') empty(body);
    else leaveOut(body);
  };
  const emptyFunction = ({ body }: { readonly body: FunctionBody | Expression | null }) => {
    empty(body);
    const last = body?.type === 'BlockStatement' ? body.body.at(-1) : undefined;
    if (last?.type === 'ReturnStatement') skipped.add(last.start);
  };
  return {
    BlockStatement({ body }) {
      if (body.length > 1) for (const statement of body) leaveOut(statement);
    },
    SwitchCase: ({ consequent }) => consequent.forEach(leaveOut),
    IfStatement({ consequent, alternate }) {
      if (!alternate) return;
      empty(consequent);
      if (alternate.type === 'BlockStatement') empty(alternate);
      else leaveOut(alternate);
    },
    ForStatement: emptyLoop,
    ForOfStatement: emptyLoop,
    ForInStatement: emptyLoop,
    WhileStatement: emptyLoop,
    FunctionDeclaration: emptyFunction,
    FunctionExpression: emptyFunction,
    ArrowFunctionExpression: emptyFunction,
  };
};

/** Array methods swapped or removed, and `?.` made `.`. */
const calls: Mutator = (change, text) => {
  const unask = (object: Expression, isCall: boolean) => {
    const start = text.indexOf('?.', object.end);
    const isMember = !isCall && text[start + 2] !== '[';
    change({ start, end: start + 2 }, isMember ? '.' : '');
  };
  return {
    MemberExpression({ object, optional }) {
      if (optional) unask(object, false);
    },
    CallExpression(node) {
      const { callee, optional } = node;
      if (optional) unask(callee, true);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
      const { name } = callee.property;
      const other = OTHER_METHODS.get(name);
      if (other) change(callee.property, other);
      if (DROPPED_METHODS.has(name)) change(node, text.slice(callee.object.start, callee.object.end));
    },
  };
};

export const mutators: readonly Mutator[] = [operators, literals, conditions, statements, calls];
