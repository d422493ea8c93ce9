export { default as ChoiceField } from './choice-field.tsx';
export { default as FormFlow, type FlowHandle } from './form-flow.tsx';
