/** What the cockpit loads once it is shown: the keys of questions, and the ships. */
export { listenForRadioTabs } from '#client/ui/hooks/radioTabs.ts';
export { ShipQuestion } from './cockpit/ShipQuestion.tsx';
export { ShipName } from './work/ShipName.tsx';
