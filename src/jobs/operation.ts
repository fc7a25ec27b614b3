import type { Answer, BodyOf, OperationId, PathOf, QueryOf } from '../contract/operation.ts';
import type { Role } from '../world/rows.ts';
import type { World } from '../world/world.ts';

/** Who calls: the user of the token and the token's role. */
export interface Caller {
  userId: string;
  role: Role;
}

/** What a token says of whom it was given to (D-03). Times are seconds since 1970. */
export interface Claims {
  sub: string;
  tenant: string;
  role: Role;
  iat: number;
  exp: number;
  iss: string;
}

/** What an operation works with: the tenant's world and time, and an input that the contract has passed. */
export interface Request<Id extends OperationId> {
  world: World;
  /** The tenant's time in milliseconds. */
  now: number;
  caller: Caller;
  /** Makes a signed token of claims. */
  sign: (claims: Claims) => string;
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

/** The rules of one operation: a plain function that runs in one transaction and throws a `Problem` where it refuses. */
export type Operation<Id extends OperationId> = (request: Request<Id>) => Answer<Id>;
