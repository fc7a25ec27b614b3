import { expect, test } from 'vitest';
import { StepBudget } from './step-budget.ts';

test('walks that run at the same time share the steps', () => {
  const budget = new StepBudget(30);
  expect([budget.reserve(20), budget.reserve(20), budget.reserve(20)]).toEqual([20, 10, 0]);
  expect(budget.isSpent).toBe(false);
});

test('steps that a walk did not make are left for the next walk', () => {
  const budget = new StepBudget(30);
  budget.settle(budget.reserve(20), 5);
  expect(budget.reserve(40)).toBe(25);
});

test('walks without a step end the run too', () => {
  const budget = new StepBudget(2);
  budget.settle(budget.reserve(2), 0);
  budget.settle(budget.reserve(2), 0);
  expect(budget.isSpent).toBe(true);
});

test('without a limit the steps are never spent', () => {
  const budget = new StepBudget();
  budget.settle(budget.reserve(40), 40);
  expect(budget.reserve(40)).toBe(40);
  expect(budget.isSpent).toBe(false);
});
