-- The rows that carry a name are taken in the order of their ids, and then, where it stands there too, what ranks them: a
-- rating holds several of those in this order, and the two must never wait for each other in a circle.
CREATE OR REPLACE FUNCTION team_words_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[];
BEGIN
  IF TG_TABLE_NAME = 'accounts' THEN
    ids := ARRAY[NEW.id];
  ELSIF TG_TABLE_NAME = 'classes' THEN
    ids := ARRAY(SELECT t.id FROM teams t WHERE t.class_id = NEW.id);
  ELSIF TG_TABLE_NAME = 'teachers' THEN
    ids := ARRAY(SELECT t.id FROM teams t JOIN classes c ON c.id = t.class_id WHERE c.teacher_id = NEW.id);
  ELSE
    ids := ARRAY(SELECT t.id FROM teams t JOIN classes c ON c.id = t.class_id JOIN teachers o ON o.id = c.teacher_id WHERE o.school_id = NEW.id);
  END IF;
  PERFORM FROM teams t WHERE t.id = ANY(ids) ORDER BY t.id FOR NO KEY UPDATE;
  IF TG_TABLE_NAME = 'classes' THEN
    PERFORM FROM standings s WHERE s.team_id = ANY(ids) ORDER BY s.team_id FOR NO KEY UPDATE;
  END IF;
  UPDATE teams SET class_id = class_id WHERE id = ANY(ids);
  RETURN NULL;
END $$;
