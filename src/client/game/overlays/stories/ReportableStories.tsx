import { useState } from 'react';
import { StoryList } from '#client/diary/StoryList.tsx';
import { ReportMark } from '../council/ReportMark.tsx';
import type { Stories } from './useStories.ts';

interface Props {
  stories: Stories;
  report: (storyId: string) => Promise<void>;
}

/** Renders the stories of earlier years, each with the way to report it to the teacher. */
export function ReportableStories({ stories, report }: Props) {
  return <StoryList stories={stories} below={(story) => <StoryMark story={story} report={report} />} />;
}

function StoryMark({ story, report }: { story: Stories[number] } & Pick<Props, 'report'>) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setError(null);
    try {
      await report(story._id);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <ReportMark
      words={{
        what: `a história da turma ${story.class}, de ${story.year}`,
        question: 'Querem denunciar esta história? Só quem dá aulas a essa turma fica a saber.',
        done: 'Denunciada',
      }}
      isReported={story.reported}
      isSending={isSending}
      isWaiting={false}
      error={error}
      onReport={() => void send()}
    />
  );
}
