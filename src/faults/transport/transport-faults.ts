import { faults } from '../../contract/generated/faults.ts';

export interface ParameterSpec {
  readonly about: string;
  readonly default: string | number;
  readonly isDuration?: true;
}

export interface TransportFault {
  readonly about: string;
  readonly parameters: Readonly<Record<string, ParameterSpec>>;
}

export type TransportFaultName = keyof typeof faults.transport;

export const transportFaults: Readonly<Record<TransportFaultName, TransportFault>> = faults.transport;

export function isTransportFault(name: string): name is TransportFaultName {
  return Object.hasOwn(transportFaults, name);
}
