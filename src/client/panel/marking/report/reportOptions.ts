import { useSearchParams } from 'react-router-dom';

/** Parts of the report that can be left out: photographs, words and signatures for families, the teacher's sheet. */
export type ReportOption = 'photos' | 'family' | 'sheet';
export type ReportOptions = Readonly<Record<ReportOption, boolean>>;

/** The value in the address of a part that is left out; a part that the address does not name is shown. */
const OFF = '0';

/** Returns which parts are shown, as the address says, and a function that changes one. */
export function useReportOptions() {
  const [params, setParams] = useSearchParams();
  const isOn = (option: ReportOption) => params.get(option) !== OFF;
  const options: ReportOptions = { photos: isOn('photos'), family: isOn('family'), sheet: isOn('sheet') };
  const set = (option: ReportOption, on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (on) next.delete(option);
        else next.set(option, OFF);
        return next;
      },
      { replace: true },
    );
  return { options, set };
}
